import { mount } from 'svelte';
import Cards from './cards.svelte';

const target = document.getElementById('app');
if (target) mount(Cards, { target });
