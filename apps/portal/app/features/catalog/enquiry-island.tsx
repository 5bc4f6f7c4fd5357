import { EnquiryForm } from '@millwright/ui/enquiry-form';
import { useSharedState } from '@millwright/ui/shared-state';
import { useEffect } from 'react';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';
import { replayInput } from './replay-input.ts';

/** Asks a supplier. The draft survives a reload; sending is for members. */
export function EnquiryIsland({ place, services, ...about }: IslandProps['enquiry'] & IslandContextProps) {
  const isMember = useSharedState(({ member }) => member !== null);
  useEffect(() => replayInput(place), [place]);
  return (
    <EnquiryForm
      {...about}
      onSend={async (enquiry, key) => (await import('./entry-calls.ts')).submitEnquiry(services.api, enquiry, key)}
      // Only a member's file is taken.
      sendFile={
        isMember
          ? async (file, { signal }) => (await import('./entry-calls.ts')).storeFile(services.api, file, signal)
          : undefined
      }
    />
  );
}
