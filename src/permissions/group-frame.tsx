import { Alert, Button, Card, Flex } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import type { AnyEntity } from '#core/entity.ts'
import { RecordHistory } from '#src/crud/record/record-history.tsx'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { useT } from '#src/i18n/use-t.ts'
import { can, useSession } from '#src/session/session.ts'
import { Page } from '#src/shell/page.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { GroupPeople } from './group-people.tsx'
import type { UserAccount, Group } from './group.ts'
import type { ReadOnlyReason } from './read-only-reason.ts'
import type { Cell } from './matrix/matrix.ts'
import { PermissionMatrix } from './matrix/permission-matrix.tsx'
import { RightsConflict } from './rights-conflict.tsx'
import type { useGroupRights } from './use-group-rights.ts'

const screens = screensOf(permissionGroup)

interface GroupFrameProps {
  readonly entity: AnyEntity
  readonly group: Group
  readonly people: readonly UserAccount[]
  readonly rights: ReturnType<typeof useGroupRights>
  readonly hindrance: ReadOnlyReason | undefined
  readonly mayGive: (cell: Cell) => boolean
  readonly onClone: (() => void) | undefined
  readonly onCompare: () => void
}

/** The page around the matrix: title, actions with the count of unsaved changes, notices. */
export function GroupFrame(props: GroupFrameProps) {
  const { entity, group, people, rights, hindrance, mayGive, onClone, onCompare } = props
  const t = useT()
  const navigate = useNavigate()
  const tools = useViewTools()
  const [tab, setTab] = useState('rights')
  const { buildings } = useSession()
  const isPhone = useIsPhone()
  const changes = rights.changes.length
  const building = buildings.find(({ id }) => id === group.building_id)
  const editPath = `/${(screens.edit ?? '').replace(':id', group.id)}`
  const saving = hindrance === undefined && (
    <>
      {changes > 0 && <Button onClick={rights.discard}>{t('console.account.permissions.discard')}</Button>}
      <Button
        type="primary"
        disabled={changes === 0 || rights.theirs !== null}
        loading={rights.isSaving}
        onClick={() => void rights.save()}
      >
        {changes === 0
          ? t('console.account.permissions.save')
          : t('console.account.permissions.save_changes', { n: changes })}
      </Button>
    </>
  )
  return (
    <Page
      title={group.name}
      subtitle={building?.name}
      breadcrumb={[
        { label: t('module.account') },
        { label: t('entity.permission_group.many'), to: `/${screens.list}` },
      ]}
      actions={
        <>
          <Button onClick={onCompare}>{t('console.account.permissions.compare')}</Button>
          {onClone !== undefined && (
            <Button onClick={onClone}>{t('console.account.permissions.clone')}</Button>
          )}
          {can('update', 'permission_group') && (
            <Button onClick={() => void navigate(editPath)}>{t('console.account.permissions.edit')}</Button>
          )}
          {!isPhone && saving}
        </>
      }
    >
      <Flex vertical gap={12}>
        {hindrance !== undefined && (
          <Alert showIcon type="info" message={t(`console.account.permissions.${hindrance}`)} />
        )}
        <RightsConflict state={rights} onKeepMine={rights.keepMine} onTakeTheirs={rights.takeTheirs} />
        <Tabs
          tabBarStyle={{ margin: 0 }}
          activeKey={tab}
          onChange={setTab}
          items={[
            { key: 'rights', label: t('console.account.permissions.rights') },
            { key: 'history', label: t('console.account.permissions.history') },
          ]}
        />
        {tab === 'history' && (
          <RecordHistory entity={entity} id={group.id} version={group.version} tools={tools} />
        )}
        <Card styles={{ body: { padding: 0 } }} hidden={tab !== 'rights'}>
          <PermissionMatrix
            matrix={rights.mine}
            saved={rights.base.matrix}
            onChange={hindrance === undefined ? rights.edit : undefined}
            mayGive={mayGive}
            extra={can('read', 'account') && <GroupPeople people={people} />}
          />
        </Card>
        {isPhone && saving !== false && <ThumbBar>{saving}</ThumbBar>}
      </Flex>
    </Page>
  )
}

/** The main action where a thumb reaches it. */
function ThumbBar({ children }: { readonly children: React.ReactNode }) {
  return (
    <Flex
      gap={8}
      justify="end"
      style={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 10,
        padding: 12,
        background: 'var(--ant-color-bg-container)',
        borderTop: '1px solid var(--ant-color-border-secondary)',
      }}
    >
      {children}
    </Flex>
  )
}
