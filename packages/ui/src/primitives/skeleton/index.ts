export { SkeletonPicture, SkeletonText, type SkeletonPictureProps, type SkeletonTextProps } from './skeleton.tsx';
