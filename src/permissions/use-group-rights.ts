import { useEffect, useReducer } from 'react'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { isCallError } from '#data-provider/http.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { changesIn, reduceRights, startRights, type RightsVersion } from './group-rights.ts'
import type { Group } from './group.ts'
import { matrixOf, rowsOf, type Matrix } from './matrix/matrix.ts'

const versionOf = (group: Group): RightsVersion => ({
  version: group.version,
  matrix: matrixOf(group.group_permissions),
})

interface GroupRightsInput {
  readonly group: Group
  /** Loads the group again after someone else has saved it first. */
  readonly reload: () => void
  readonly onSaved: () => void
  readonly onRebased: () => void
}

/** The rights of a group while they are edited; a save that comes too late becomes a question, never a loss. */
export function useGroupRights({ group, reload, onSaved, onRebased }: GroupRightsInput) {
  const [state, dispatch] = useReducer(reduceRights, versionOf(group), startRights)
  useEffect(() => dispatch({ type: 'loaded', record: versionOf(group) }), [group])
  const t = useT()
  const { save: saveGroup, isSaving } = useSave(permissionGroup)

  const save = async () => {
    const values = { group_permissions: rowsOf(state.mine), version: state.base.version }
    try {
      const saved = await saveGroup({ id: group.id, values })
      // The reply to a save is the whole record.
      dispatch({ type: 'saved', record: versionOf(saved as Group) })
      onSaved()
    } catch (error) {
      if (isCallError(error) && error.statusCode === 409) reload()
      else showError(t, error)
    }
  }

  return {
    ...state,
    changes: changesIn(state),
    isSaving,
    edit: (matrix: Matrix) => dispatch({ type: 'edited', matrix }),
    discard: () => dispatch({ type: 'discard' }),
    keepMine: () => {
      dispatch({ type: 'keep_mine' })
      onRebased()
    },
    takeTheirs: () => dispatch({ type: 'take_theirs' }),
    save,
  }
}
