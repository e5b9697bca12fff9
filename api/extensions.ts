import { fileExtension } from './files/file.extension.ts'
import type { NamedExtension } from './records/extension.ts'
import type { ExtensionServices } from './room.ts'
import { rooms } from './rooms.ts'
import { withOpenMonths } from './vouchers/draft-months.ts'
import { withLineBooking } from './vouchers/line-booking.ts'
import { withFundRefusals } from './vouchers/fund-refusals.ts'

/** Behaviour of entities beyond the pipeline, from all rooms. */
export function extensions(parts: ExtensionServices): NamedExtension[] {
  const others = rooms
    .flatMap(({ extensions: own = [] }) => own)
    .map((own) => (typeof own === 'function' ? own(parts) : own))
    .map((own) => withLineBooking(withFundRefusals(withOpenMonths(own))))
  return [...others, fileExtension({ registry: parts.registry, others })]
}
