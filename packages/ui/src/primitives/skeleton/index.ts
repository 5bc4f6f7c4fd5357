export { SkeletonPicture, SkeletonText, type SkeletonTextProps } from './skeleton.tsx';
