import { Buffer } from 'buffer'

// casbin reads `Buffer` as a global, which browsers lack; this module must be imported before casbin is.
globalThis.Buffer ??= Buffer
