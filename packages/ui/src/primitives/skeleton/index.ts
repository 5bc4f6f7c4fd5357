export { SkeletonImage, SkeletonText, type SkeletonImageProps, type SkeletonTextProps } from './skeleton.tsx';
