import type { Room } from '#api/room.ts'
import { debtCertificateExtension } from './debt-certificate.extension.ts'
import { debtExtension } from './debt.extension.ts'
import { debtRoutes } from './routes.ts'
import { taxInfoExtension } from './tax-info.extension.ts'

export const room: Room = {
  extensions: [debtExtension, debtCertificateExtension, taxInfoExtension],
  routes: [debtRoutes],
}
