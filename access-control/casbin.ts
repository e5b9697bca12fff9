// First: casbin reads `Buffer` as a global, which browsers lack.
import './buffer-polyfill.ts'

export { newEnforcer, newModelFromString } from 'casbin'
