/** Whether the pages come from Vite with hot reload instead of the build. */
export const developing = process.argv.includes('--dev');

// Imported before anything that imports React: what it finds then decides which React runs, here and in the build.
process.env.NODE_ENV ??= developing ? 'development' : 'production';
