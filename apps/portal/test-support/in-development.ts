// Imported before anything that imports React by tests that use what React has for tests alone, in a simulated browser.
process.env.NODE_ENV = 'test';
