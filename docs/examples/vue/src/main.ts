import { createApp } from 'vue';
import Cards from './cards.vue';

createApp(Cards).mount('#app');
