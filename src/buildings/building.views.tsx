import { building } from '#entities/property/building.ts'
import { defineViews, type ActionsProps } from '../crud/views.ts'
import { capabilities } from '../data/capabilities.ts'
import { ShowGuide } from '../guide/show-guide.tsx'
import { copyAddress } from './copy-address.ts'
import { CopyLink } from './copy-link.tsx'
import { SetUpLink } from './set-up-link.tsx'
import { WorkbookLink } from './workbook-link.tsx'

/** A new building is led to what it can begin with: what is ready-made, and what another one is set up with. */
export const views = defineViews(building, {
  clone: ({ id }) => (capabilities().calls ? copyAddress({ from: id }) : undefined),
  actions: Beginnings,
})

function Beginnings(props: ActionsProps<typeof building>) {
  return (
    <>
      <SetUpLink {...props} />
      <WorkbookLink {...props} />
      <CopyLink {...props} />
      {capabilities().calls && <ShowGuide {...props} />}
    </>
  )
}
