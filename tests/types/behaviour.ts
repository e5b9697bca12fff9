import { extendEntity } from '#api/records/behaviour.ts'
import type { ChangesOf, NewRecord, RecordOf, SeenRecord, StoredRow } from '#core/stored.ts'
import { flat } from './declarations.ts'

// Checked by the compiler alone: a line under @ts-expect-error that compiles is an error.

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const ok = <T extends true>(): T | undefined => undefined
type Has<T, K extends string> = K extends keyof T ? true : false

type Flat = RecordOf<typeof flat>
ok<Equal<Flat['area'], number>>()
ok<Equal<Flat['rent'], string | null>>()
ok<Equal<Flat['neighbours'], readonly string[] | null>>()
ok<Equal<Flat['status'], 'free' | 'taken'>>()
ok<Equal<Flat['building_id'], string>>()
ok<Equal<Flat['deleted_at'], string | null>>()
ok<Equal<Has<Flat, 'full'>, false>>()
ok<Equal<StoredRow<typeof flat>['area'], string>>()
ok<Equal<Has<StoredRow<typeof flat>, 'neighbours'>, false>>()
ok<Equal<NewRecord<typeof flat>['code'], string>>()
ok<Equal<NewRecord<typeof flat>['since'], string | null | undefined>>()
ok<Equal<ChangesOf<typeof flat>['code'], string | undefined>>()
ok<Equal<Has<ChangesOf<typeof flat>, 'version'>, false>>()
ok<Equal<SeenRecord<typeof flat>['full'], string | null | undefined>>()

extendEntity(flat, {
  create: ({ values, also }) => also({ tags: values.area > 50 ? ['sunny'] : [] }),
  change: ({ changes, before, whole }) => void [changes.code, before.code, whole.code],
  on: {
    take: {
      before: ({ before, also }) => (before.since === null ? also({ since: '2026-01-01' }) : undefined),
      after: ({ after, notify }) => notify(flat, after.building_id, [after.id]),
    },
    remind: ({ before, input, also }) =>
      input.words === before.code ? also({ since: input.on ?? null }) : undefined,
    measure: { after: ({ after }) => void after.area },
  },
  remove: ({ before }) => void before.status,
})

// @ts-expect-error its dialog asks for no such thing
extendEntity(flat, { on: { remind: ({ input }) => void input.wrods } })
// @ts-expect-error flat has no transition 'tkae'
extendEntity(flat, { on: { tkae: () => undefined } })
extendEntity(flat, {
  on: {
    // @ts-expect-error which is one error at the name: what the hooks take is known all the same
    tkae: {
      after: ({ after, notify }) => notify(flat, after.building_id, [after.id]),
    },
  },
})
// @ts-expect-error nor is anything done with a record that is called 'delete'
extendEntity(flat, { delete: () => undefined })
// @ts-expect-error there is no field 'coed' among the values
extendEntity(flat, { create: ({ values }) => void values.coed })
// @ts-expect-error nor in the record as it stands
extendEntity(flat, { remove: ({ before }) => void before.coed })
// @ts-expect-error nor after the write
extendEntity(flat, { on: { take: { after: ({ after }) => void after.coed } } })
// @ts-expect-error nor among the changes
extendEntity(flat, { change: ({ changes }) => void changes.coed })
// @ts-expect-error 'fere' is no state
extendEntity(flat, { remove: ({ before }) => void (before.status === 'fere') })
// @ts-expect-error nor may it be written
extendEntity(flat, { create: ({ also }) => also({ status: 'fere' }) })
// @ts-expect-error a field that is not there is not written
extendEntity(flat, { create: ({ also }) => also({ coed: 'A' }) })
// @ts-expect-error nor beside one that is
extendEntity(flat, { create: ({ also }) => also({ code: 'A', coed: 'A' }) })
const misspelt = { code: 'A', coed: 'A' }
// @ts-expect-error nor where it comes with other values
extendEntity(flat, { create: ({ also }) => also(misspelt) })
// @ts-expect-error what is stored too goes through also
extendEntity(flat, { create: () => ({ code: 'A' }) })
// @ts-expect-error a number is no text
extendEntity(flat, { update: ({ also }) => also({ area: '50' }) })
// @ts-expect-error the server alone counts versions
extendEntity(flat, { update: ({ also }) => also({ version: 2 }) })
// @ts-expect-error before a record is made there is none
extendEntity(flat, { create: ({ before }) => void before })
// @ts-expect-error expressions are those of fields
extendEntity(flat, { expressions: { ful: 'true' } })
// @ts-expect-error what is looked at goes by fields
extendEntity(flat, { needs: ['coed'] })
