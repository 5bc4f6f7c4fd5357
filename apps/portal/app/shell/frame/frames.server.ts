import type { ComponentType } from 'react';
import { BareFrame } from './bare-frame.tsx';
import type { Layout } from './shell.ts';
import { SiteFrame } from './site-frame.tsx';
import { SubsiteFrame } from './subsite-frame.tsx';

/** What stands around pages, by their layout. */
export const frames: Readonly<Record<Layout, ComponentType>> = {
  site: SiteFrame,
  subsite: SubsiteFrame,
  download: BareFrame,
  empty: BareFrame,
};
