import type { Room } from '#api/room.ts'
import { bankGatewayExtension } from './bank-gateway.extension.ts'
import { bankLineExtension } from './bank-line.extension.ts'
import { bankMessageExtension } from './bank-message.extension.ts'
import { bankStatementExtension } from './bank-statement.extension.ts'
import { paymentRequestExtension } from './payment-request.extension.ts'
import { bankRoutes, defineBankLines } from './routes.ts'

export const room: Room = {
  extensions: [
    ({ services }) => bankGatewayExtension(services.key),
    bankMessageExtension,
    bankLineExtension,
    bankStatementExtension,
    paymentRequestExtension,
  ],
  jobs: [defineBankLines],
  routes: [bankRoutes],
}
