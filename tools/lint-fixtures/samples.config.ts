import config from '../../oxlint.config.ts';

/** The project's own rules, applied to this tree as if it were the project. */
export default { ...config, ignorePatterns: [] };
