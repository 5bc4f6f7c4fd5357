export { MemberPostList, type MemberPostListProps } from './member-post-list.tsx';
