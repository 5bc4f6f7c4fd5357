export { MagazineIssueCard } from './magazine-issue-card.tsx';
export type { MagazineIssueCardProps } from './magazine-issue-card.types.ts';
