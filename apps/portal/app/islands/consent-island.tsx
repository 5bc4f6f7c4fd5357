import type { IslandContextProps } from './islands.types.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

/** Opens the question about counting views and players of other sites again. */
export const ConsentIsland = ({ runtime }: IslandContextProps) => <PrivacyChoices onClick={() => runtime.consent.send({ type: 'CONSENT.REOPENED' })} />;
