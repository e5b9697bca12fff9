import { Button, Skeleton } from 'antd'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import { announceVisit, readVisitorInvitation } from '#domain/calls/visitor-invitations.ts'
import { guestFields } from '#domain/visitor-invitation.ts'
import { passPage, showPassCode } from '#domain/visitor-pass.ts'
import { visitor } from '#entities/people/visitor.ts'
import { FieldsBody } from '../crud/form/fields-body.tsx'
import { encodeValues } from '../crud/form/encode-values.ts'
import { defaultValues } from '../crud/form/form-rules.ts'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { UnopenedLink } from '../crud/record/unopened-link.tsx'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useT } from '../i18n/use-t.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import '../crud/crud.css'
import './visitors.css'

type Place = DataOf<typeof readVisitorInvitation>

/** The form of a guest who signs in nowhere: one visit to the apartment that their link names. */
export function InvitedGuest({ token }: { readonly token: string }) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: [readVisitorInvitation.id, token],
    queryFn: () => callForData(readVisitorInvitation, { body: { view_token: token } }),
    retry: false,
  })
  useEffect(() => void (document.title = t('console.visitors.announce')), [t])
  return (
    <div className="visitor-announce">
      {error !== null ? (
        <UnopenedLink
          title={t('console.visitors.no_link')}
          help={t('console.visitors.no_link_help')}
          error={error}
          retry={() => void refetch()}
          t={t}
        />
      ) : data === undefined ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <GuestForm token={token} place={data} />
      )}
      <LanguageSwitch />
    </div>
  )
}

const fields = Object.fromEntries(guestFields.map((name) => [name, visitor.fields[name]])) as Pick<
  typeof visitor.fields,
  (typeof guestFields)[number]
>

function GuestForm({ token, place }: { readonly token: string; readonly place: Place }) {
  const tools = useViewTools()
  const { t } = tools
  const navigate = useNavigate()
  const form = useFieldsForm({
    name: 'guest',
    fields,
    initial: defaultValues(fields, { me: undefined }),
    send: async (values) => {
      const body = { view_token: token, ...textsOf(encodeValues(fields, values)) }
      const { code } = await callForData(announceVisit, { body })
      // The address of the pass is one to keep.
      await navigate(`/${passPage}#${showPassCode(code)}`, { replace: true })
    },
  })
  return (
    <FieldsBody
      form={form}
      entity={visitor}
      tools={tools}
      begins
      head={
        <>
          <h1>{t('console.visitors.announce')}</h1>
          <p>
            {t('console.visitors.announce_help', { apartment: place.apartment, building: place.building })}
            <br />
            <span className="lobby-secondary">{place.address}</span>
          </p>
        </>
      }
    >
      <Button block size="large" type="primary" htmlType="submit" loading={form.isBusy}>
        {t('console.visitors.announce_send')}
      </Button>
    </FieldsBody>
  )
}

/** Everything that a form sends is text. */
const textsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) as Partial<
    Record<(typeof guestFields)[number], string>
  >
