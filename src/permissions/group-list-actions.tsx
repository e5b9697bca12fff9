import { OrganisationGroups } from './organisation-groups.tsx'
import { ReadyGroups } from './ready-groups.tsx'

/** What org_admins do beside the list of a building's groups. */
export const GroupListActions = () => (
  <>
    <ReadyGroups />
    <OrganisationGroups />
  </>
)
