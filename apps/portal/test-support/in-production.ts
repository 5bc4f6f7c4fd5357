// Imported before anything that imports React: what it finds then decides which React runs.
process.env.NODE_ENV = 'production';
