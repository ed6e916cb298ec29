require('ses');
lockdown();
