// What surrounds an enquiry: what suppliers ask for anyway, their time of day and their holidays. An entry of its own, so
// that only pages with an enquiry load it.
export * from './enquiry-needs.ts';
export * from './local-time.ts';
export * from './public-holidays.ts';
