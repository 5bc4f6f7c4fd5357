export { SupplierCard, type SupplierCardProps } from './supplier-card.tsx';
