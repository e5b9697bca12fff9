import { z } from 'zod'

// zod compiles schemas with `new Function` where it can, which the content security policy forbids.
z.config({ jitless: true })
