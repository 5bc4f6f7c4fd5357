/** Breaks: copy knows no components. */
export * from '@millwright/ui/pagination';
