export { SupplierCard } from './supplier-card.tsx';
export type { SupplierCardData, SupplierCardProps } from './supplier-card.types.ts';
