import type { GatewayKind } from '#domain/money/bank/line-words.ts'
import { bakong } from './bakong.ts'
import { casso } from './casso.ts'
import { demo } from './demo.ts'
import type { Gateway } from './gateway.ts'
import { payos } from './payos.ts'
import { sepay } from './sepay.ts'

/** Every sender that can be understood: one adapter each. */
export const gateways: Readonly<Record<GatewayKind, Gateway>> = { sepay, casso, payos, bakong, demo }
