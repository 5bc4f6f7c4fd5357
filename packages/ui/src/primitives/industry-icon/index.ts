export { IndustryIcon, industryIconNames, type IndustryIconProps } from './industry-icon.tsx';
