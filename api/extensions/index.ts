import type { Registry } from '#core/registry.ts'
import type { AuthServices } from '../auth/services.ts'
import type { NamedExtension } from '../records/extension.ts'
import { accountExtension } from './account.ts'
import { logExtension } from './log.ts'
import { permissionGroupExtension } from './permission-group.ts'

interface Parts {
  readonly services: AuthServices
  readonly registry: Registry
}

/** What single entities do beyond the pipeline, one file each. */
export const extensions = ({ services, registry }: Parts): NamedExtension[] => [
  accountExtension(services),
  permissionGroupExtension,
  logExtension(registry),
]
