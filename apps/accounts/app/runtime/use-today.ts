import { isoDay } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';
import { useServices } from './services.ts';

/** The day of today in the time zone of the edition, YYYY-MM-DD. */
export function useToday(): string {
  const { formats } = useEdition();
  return isoDay(useServices().now().toISOString(), formats);
}
