import type { InferRecord } from '#core/infer.ts'
import type { account } from '#entities/account/account.ts'
import type { permissionGroup } from '#entities/account/permission-group.ts'

export type Group = InferRecord<typeof permissionGroup>
export type UserAccount = InferRecord<typeof account>
