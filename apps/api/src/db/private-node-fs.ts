import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type PgliteOptions = Parameters<NodeFS['init']>[1];

type SetAttributes = (node: unknown, attributes: { mode?: number }) => void;

/** What of Emscripten's file system sets modes. */
interface NodeFileSystem {
  node_ops: {
    setattr: SetAttributes;
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  };
  stream_ops: { setattr: SetAttributes };
}

/** Takes from a mode what it gives to the group and to everybody. */
const ownerOnly = (mode: number): number => mode & ~0o077;

/**
 * The file system of PGlite with files that only their owner reads and writes: it sets the mode of each file that it
 * makes to 0666 after it was made, so that the process's umask does not hold.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(pg: PGlite, options: PgliteOptions): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options);
    const restrict = (module: unknown): void => {
      const { node_ops: nodes, stream_ops: streams } = (module as { NODEFS: NodeFileSystem }).NODEFS;
      for (const operations of [nodes, streams]) {
        const { setattr } = operations;
        operations.setattr = (node, attributes) =>
          setattr(node, attributes.mode == null ? attributes : { ...attributes, mode: ownerOnly(attributes.mode) });
      }
      const { mknod } = nodes;
      nodes.mknod = (parent, name, mode, device) => mknod(parent, name, ownerOnly(mode), device);
    };
    const preRun = (made.emscriptenOpts as { preRun?: ((module: unknown) => void)[] }).preRun ?? [];
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [restrict, ...preRun] } as PgliteOptions };
  }
}
