/** Writes the manifest of what is published into the built folder. */
export function writeManifest(folders: { folder: string; dist: string }): void;
