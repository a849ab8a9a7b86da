import { DashboardPage } from '@/components/account/dashboard'
import { type DashboardProps, dashboardPage } from '@/lib/page-handlers/account/account-pages'

export const getServerSideProps = dashboardPage

export default function Account({ dashboard, experiment }: DashboardProps) {
  return <DashboardPage dashboard={dashboard} shown={experiment.variant} />
}
