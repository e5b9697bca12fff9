import { certificateCalls } from '#domain/calls/papers.ts'
import { debtCertificate } from '#entities/debts/debt-certificate.ts'
import { defineViews } from '../crud/views.ts'
import { paperPrint } from '../papers/paper-print.tsx'
import { CertificateStanding } from './certificate-standing.tsx'

/** A certificate shows what is open while it is made out, and is printed from its page. */
export const views = defineViews(debtCertificate, {
  slots: { standing: CertificateStanding, print: paperPrint(certificateCalls) },
})
