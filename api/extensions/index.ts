import type { Registry } from '#core/registry.ts'
import type { AuthServices } from '../auth/services.ts'
import type { NamedExtension } from '../records/extension.ts'
import { accountExtension } from './account.ts'
import { logExtension } from './log.ts'
import { periodicChecklistExtension } from './periodic-checklist.ts'
import { permissionGroupExtension } from './permission-group.ts'
import { stockExtensions } from './stock.ts'

interface Parts {
  readonly services: AuthServices
  readonly registry: Registry
}

/** What single entities do beyond the pipeline, one file each. */
export const extensions = ({ services, registry }: Parts): NamedExtension[] => [
  accountExtension(services),
  permissionGroupExtension,
  logExtension(registry),
  periodicChecklistExtension,
  ...stockExtensions,
]
