export { ParameterFields, type ParameterFieldsProps } from './parameter-fields.tsx';
export { readParameters } from './read-parameters.ts';
