DEBUG = False
ALLOWED_HOSTS = ['harbour.example']
INSTALLED_APPS = [
    'harbour.quay',
]
STATIC_ROOT = '/srv/quay'
