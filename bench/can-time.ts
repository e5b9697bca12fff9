import { createAccessControlProvider } from '#access-control/provider.ts'
import { createDecider } from '#access-control/decider.ts'
import { permissionCodeNames } from '#domain/permission.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import { registry } from '#entities/index.ts'

/** Milliseconds that 200 `can` calls take once each has been asked before, for a member with a full map. */
export async function canTime(): Promise<number> {
  const rights = { read: true, create: true, update: false, delete: false, approve: true }
  const decider = await createDecider({
    userType: 'org_member',
    permissions: { '1': permissionCodeNames.map((code) => ({ code, ...rights })) },
  })
  const byName: Registry = registry
  const provider = createAccessControlProvider({
    decider: () => decider,
    building: () => '1',
    entityOf: (name): AnyEntity | undefined => byName[name],
  })
  const names = Object.keys(registry)
  const actions = ['list', 'show', 'create', 'edit', 'delete']
  const questions = Array.from({ length: 200 }, (_, index) => ({
    resource: names[index % names.length],
    action: actions[index % actions.length] ?? 'list',
  }))
  const ask = () => Promise.all(questions.map((question) => provider.can(question)))
  for (let warm = 0; warm < 20; warm++) await ask()
  const start = performance.now()
  await ask()
  return performance.now() - start
}
