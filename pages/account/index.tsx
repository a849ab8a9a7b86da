import { DashboardPage } from '@/components/account/dashboard'
import { type DashboardProps, dashboardPage } from '@/lib/steps/account'

export const getServerSideProps = dashboardPage

export default function Account({ dashboard, shown }: DashboardProps) {
  return <DashboardPage dashboard={dashboard} shown={shown} />
}
