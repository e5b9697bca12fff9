import { Buffer } from 'buffer'

// `casbin.ts` imports this before casbin.
globalThis.Buffer ??= Buffer
