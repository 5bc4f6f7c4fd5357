export { SupplierCard } from './supplier-card.tsx';
export type { SupplierCardProps } from './supplier-card.types.ts';
