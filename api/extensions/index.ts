import type { AuthServices } from '../auth/services.ts'
import type { NamedExtension } from '../records/extension.ts'
import { accountExtension } from './account.ts'
import { permissionGroupExtension } from './permission-group.ts'

/** What single entities do beyond the pipeline, one file each. */
export const extensions = (services: AuthServices): NamedExtension[] => [accountExtension(services), permissionGroupExtension]
