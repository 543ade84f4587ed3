import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../screens/not-found-screen';

export const Route = createFileRoute('/promotions')({ component: NotFoundScreen });
