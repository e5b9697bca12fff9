import { config } from 'zod'

// zod compiles schemas with `new Function` where it can, which the content security policy forbids.
config({ jitless: true })

export { z } from '#core/zod.ts'
