export { MagazineIssueCard, type MagazineIssueCardProps } from './magazine-issue-card.tsx';
