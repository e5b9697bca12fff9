import type { Registry } from '#core/registry.ts'
import { systemTables } from './system-tables.ts'
import { declaredTables } from './tables.ts'

/** All tables of the database: those of the declarations, and the server's internal ones. */
export const databaseSchema = (registry: Registry) => ({ ...declaredTables(registry), ...systemTables })
