// Schemas describe themselves as JSON Schema on the server alone.
const refuse = () => {
  throw new Error('the console describes no schema')
}
export const createToJSONSchemaMethod = () => refuse
export const createStandardJSONSchemaMethod = () => refuse
