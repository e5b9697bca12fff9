import { Card, Col, Flex, Row } from 'antd'
import { useT } from '#src/i18n/use-t.ts'
import { matrixOf } from '#src/permissions/matrix/matrix.ts'
import { RightsList } from '#src/permissions/matrix/rights-list.tsx'
import { SecondFactorCard } from '#src/second-factor/second-factor-card.tsx'
import { reloadAccess, useSession } from '#src/session/session.ts'
import { Page } from '#src/shell/page.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PersonalCard } from './personal-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useSessions } from './sessions.ts'

/** The user's own account: personal data, sign-in, devices, rights. */
export function ProfilePage() {
  const t = useT()
  const { user, building } = useSession()
  const sessions = useSessions()
  if (user === undefined) return null
  const reload = () => void reloadAccess()
  return (
    <Page title={t('console.account.profile.title')}>
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <Flex vertical gap={16}>
            <PersonalCard user={user} onSaved={reload} />
            <ContactsCard
              contacts={{ email: user.email ?? '', phone_number: user.phone_number ?? '' }}
              isUnproved={user.email_unproved}
              onSaved={reload}
            />
          </Flex>
        </Col>
        <Col xs={24} lg={12}>
          <Flex vertical gap={16}>
            <PasswordCard onChanged={sessions.reload} />
            <SecondFactorCard onChanged={sessions.reload} />
            <SessionsCard {...sessions} />
          </Flex>
        </Col>
        {building !== undefined && (
          <Col span={24}>
            <Card
              title={t('console.account.profile.access')}
              extra={t('console.account.profile.access_help', { building: building.name })}
              styles={{ body: { padding: 0 } }}
            >
              <RightsList matrix={matrixOf(building.permission_group?.group_permissions)} />
            </Card>
          </Col>
        )}
      </Row>
    </Page>
  )
}
