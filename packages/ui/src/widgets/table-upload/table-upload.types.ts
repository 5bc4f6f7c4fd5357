import type { TableProblem } from '@millwright/domain';

/** What became of a table that was sent. */
export type TableOutcome =
  /** All of it is stored. */
  | {
      status: 'stored';
      /** Lines that were read, without the head. */
      rows: number;
      /** Lines that changed something. */
      changed: number;
    }
  /** It has mistakes, and nothing was changed. */
  | {
      status: 'wrong';
      /** The first mistakes, by line. */
      problems: readonly TableProblem[];
      /** How many there are. */
      total: number;
    }
  /** It was not taken. */
  | {
      status: 'failed';
      /** The server's words, shown as they are. @default it does not respond */
      message?: string | undefined;
    };

/** Sends a table; the signal says that the visitor gave up. It may reject, which counts as unreachable. */
export type SendTable = (file: File, options: { signal: AbortSignal }) => Promise<TableOutcome>;

/** Props of {@link TableUpload}. */
export interface TableUploadProps {
  /** Sends a table: the transport of the host. */
  send: SendTable;
}
