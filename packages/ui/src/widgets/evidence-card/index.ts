export { certificateStateNames } from './evidence-card.messages.ts';
export { EvidenceCard, type EvidenceCardProps } from './evidence-card.tsx';
export { LocalTime, type LocalTimeProps } from './local-time.tsx';
